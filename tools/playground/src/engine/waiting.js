// Whether anything is still to come, which the page tells whoever drives it.
let count = 0;

const say = () => document.documentElement.toggleAttribute('data-waiting', count > 0);

// Returns the promise.
export function whileWaiting(promise) {
  ++count;
  say();
  const end = () => {
    --count;
    say();
  };
  promise.then(end, end);
  return promise;
}
