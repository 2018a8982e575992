import { test } from './support/fixture.ts';
import {
  HEARD,
  answered,
  asked,
  choices,
  expect,
  onGameCard,
  over,
  prepare,
  question,
  settled,
  startGame,
} from './support/play.ts';

// On the drawn table; no-webgl.spec.ts plays a whole game on the plain one.
test('a whole game is played by mouse, from the start page to the end and the next one', async ({ page }) => {
  await prepare(page, HEARD);
  await startGame(page, { side: 'Runner', seed: 'by mouse', query: '?drawn' });
  await page.getByRole('button', { name: /^Mulligan/ }).click();

  const table = page.getByRole('region', { name: 'Table' });
  const kinds = new Set<string>();
  let onTable = 0;
  for (let i = 0; i < 500; i++) {
    if (await settled(page)) break;
    const before = await asked(page);
    const what = (await question(page).textContent()) ?? '';
    kinds.add(what.replace(/\d+/g, '#'));
    const servers = table.getByRole('button', { name: /can be run on/ });
    const steal = choices(page).filter({ hasText: /^\S*\s*(Steal|Keep|Continue|Leave|Go on|Done)/ });
    const runs = await servers.count();
    if (runs > 0 && i % 3 !== 2) {
      // on its name: cards lie over the rest of it
      const server = servers.nth(i % runs);
      const { width } = (await server.boundingBox())!;
      await server.click({ position: { x: width / 2, y: 8 } });
      onTable++;
    } else if (runs > 0)
      await choices(page).filter({ hasText: 'Draw a card' }).or(choices(page).first()).first().click();
    else if ((await steal.count()) > 0) await steal.first().click();
    else await choices(page).last().click();
    await answered(page, before);
  }
  await expect(over(page)).toBeVisible();
  expect(onTable).toBeGreaterThan(2);
  expect([...kinds].some((what) => what.endsWith('What do you do?'))).toBe(true);
  await expect(over(page)).toContainText(/agenda points|flatlined|empty R&D/);
  await expect(page.locator('.log-list li').last()).toContainText(/win/);

  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(page.locator('.over')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(question(page)).toHaveText('Keep this hand?');
});

test('a game that was finished is kept, can be exported, imported again and deleted', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Corp', seed: 'kept' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question(page)).toHaveText('Keep this hand?');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(over(page)).toContainText('You conceded');
  await page.getByRole('button', { name: 'Back to the start' }).click();

  await onGameCard(page)
    .getByRole('button', { name: /^Watch/ })
    .click();
  const record = page.getByRole('listitem').filter({ hasText: 'You: Corp' });
  await expect(record).toContainText('The Runner won');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: /^Export/ }).click(),
  ]);
  const file = await download.path();
  await record.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(record).toContainText('The Runner won');
  await record.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No games yet')).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
  await expect(page.locator('.note[role=status]')).not.toContainText('Deleted');
  await expect(page.getByText('No games yet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.note[role=status]')).toContainText('Imported');
  await expect(page.getByRole('listitem').filter({ hasText: 'Player: Corp' })).toContainText('The Runner won');
});

test('a game that was left is offered again and goes on where it stood', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'left' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('What do you do?');
  const names = () =>
    page
      .getByRole('list', { name: /^Grip/ })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect.poll(async () => (await names()).length).toBe(5);
  const hand = await names();
  await page.reload();
  await page.getByRole('button', { name: /^Continue your game/ }).click();
  await expect(question(page)).toContainText('What do you do?');
  await expect.poll(names).toEqual(hand);
});

test('a card with one legal move plays it, one with several opens a menu, one with none says why', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Corp', seed: 'menus' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('3 clicks left');
  const hand = page.getByRole('list', { name: /^HQ/ }).last();
  const ice = hand.getByRole('button', { name: /(barrier|code gate|sentry|trap).*can be installed/ }).first();
  await ice.click();
  const menu = page.getByRole('group', { name: 'What you can do here' });
  await expect(menu.first()).toBeVisible();
  await expect(menu.first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(ice).toBeFocused();
  await ice.click();
  await menu.first().getByRole('button', { name: /HQ/ }).click();
  await expect(question(page)).toContainText('2 clicks left');
  const installed = page.getByRole('button', { name: /^.*unrezzed.*ice 1 of 1 protecting HQ/ });
  await installed.click();
  await expect(page.locator('.toast')).toContainText('You can rez ice only when the Runner approaches it.');
});
