// Work that is wanted again and again, such as checking a text while somebody types: it is never done twice at once, and
// what is wanted in the meantime is done once, afterwards.
export function latest(work) {
  let isWanted = false;
  let running = null;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  };
  return () => {
    isWanted = true;
    running ??= run().finally(() => { running = null; });
    return running;
  };
}
