// The board, seen nearer.
import assert from 'node:assert/strict';

const place = (user) => user.page.locator('#picture .picture');
const measured = (user) => place(user).evaluate((one) => {
  const {width, height} = one.firstElementChild.getBoundingClientRect();
  return {scale: width / one.clientWidth, height: height / one.clientHeight, left: one.scrollLeft, top: one.scrollTop};
});
const scaleOf = async (user) => Math.round(100 * (await measured(user)).scale) / 100;
const zoom = (user, name) => user.page.getByRole('button', {name, exact: true});

// Scrolling and wheels come after the event that asked for them.
async function until(check) {
  for (const end = Date.now() + 5000; !(await check());) {
    assert.ok(Date.now() < end, 'this did not come about');
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function opened(open, options) {
  const user = await open(options);
  await user.choose('example', {label: 'UHP: a short game'});
  return user;
}

export const tests = {
  async 'buttons and keys make the board larger, and all of it is seen again'({open}) {
    const user = await opened(open);
    assert.equal(await scaleOf(user), 1);
    assert.ok(await zoom(user, 'Zoom out').isDisabled());
    await zoom(user, 'Zoom in').click();
    await zoom(user, 'Zoom in').click();
    assert.equal(await scaleOf(user), 1.96);
    const {left, top} = await measured(user);
    assert.ok(left > 50 && top > 50, 'the middle stays in the middle');
    await place(user).press('-');
    assert.equal(await scaleOf(user), 1.4);
    await user.press('previous ply');
    assert.equal(await scaleOf(user), 1.4);
    await place(user).press('+');
    assert.equal(await scaleOf(user), 1.96);
    await place(user).press('ArrowRight');
    await until(async () => (await measured(user)).left > left);
    await zoom(user, 'Whole board').focus();
    await user.page.keyboard.press('Enter');
    assert.equal(await scaleOf(user), 1);
    assert.equal(await user.focused(), 'Zoom in');
    await user.page.evaluate(() => document.activeElement.blur());
    await user.page.keyboard.press('+');
    assert.equal(await scaleOf(user), 1.4);
    await user.page.keyboard.press('0');
    assert.equal(await scaleOf(user), 1);
    for (let i = 0; i < 8; ++i) await user.page.keyboard.press('+');
    assert.equal(Math.round(await scaleOf(user)), 8);
    assert.ok(await zoom(user, 'Zoom in').isDisabled());
  },

  async 'the wheel with Ctrl changes the size where the pointer is, which drags the board and chooses nothing'({open}) {
    const user = await opened(open);
    const piece = user.page.locator('#picture .from').first();
    const middle = async () => {
      const {x, y, width, height} = await piece.boundingBox();
      return {x: x + width / 2, y: y + height / 2};
    };
    const before = await middle();
    await user.page.mouse.move(before.x, before.y);
    await user.page.keyboard.down('Control');
    await user.page.mouse.wheel(0, -300);
    await user.page.keyboard.up('Control');
    await until(async () => await scaleOf(user) === 2.72);
    const after = await middle();
    assert.ok(Math.abs(after.x - before.x) < 3 && Math.abs(after.y - before.y) < 3, JSON.stringify([before, after]));
    await user.page.mouse.down();
    await user.page.mouse.move(before.x - 30, before.y - 20, {steps: 4});
    await user.page.mouse.up();
    const dragged = await middle();
    assert.ok(Math.abs(dragged.x - before.x + 30) < 4 && Math.abs(dragged.y - before.y + 20) < 4, JSON.stringify([before, dragged]));
    assert.equal(await user.page.locator('#picture .picked').count(), 0);
    await user.page.mouse.click(dragged.x, dragged.y);
    assert.equal(await user.page.locator('#picture .picked').count(), 1);
    // Without the key the page scrolls.
    await user.page.mouse.wheel(0, 100);
    assert.equal(await scaleOf(user), 2.72);
  },

  async 'two fingers change the size'({open}) {
    const user = await opened(open, {hasTouch: true, viewport: {width: 390, height: 900}});
    await place(user).scrollIntoViewIfNeeded();
    const {x, y, width, height} = await place(user).boundingBox();
    const session = await user.page.context().newCDPSession(user.page);
    const fingers = (distance) => [-distance, distance].map((from, id) => ({x: x + width / 2 + from, y: y + height / 2, id}));
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: fingers(40)});
    for (const distance of [50, 60, 80]) await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: fingers(distance)});
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    assert.equal(await scaleOf(user), 2);
    assert.equal(await user.page.evaluate(() => visualViewport.scale), 1);
  },
};
