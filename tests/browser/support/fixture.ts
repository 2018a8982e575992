import { type BrowserContext, type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Console errors that a test provokes on purpose: each must match one of these. */
  readonly allowedErrors: readonly RegExp[];
}

/** What was thrown, with whatever it has: some errors have no stack, some only a name. */
const describe = ({ name, message, stack }: Error): string => `${name}: ${message}\n${stack ?? ''}`;

/** Notes what goes wrong on the pages of a context from now on. Returns what throws if anything has. */
function watchErrors(context: BrowserContext, allowed: readonly RegExp[]): () => void {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!allowed.some((one) => one.test(text))) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(describe(error.error())));
  context.on('page', (page) => page.on('crash', () => note('the page crashed')));
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return () => {
    if (errors.length > 0) throw new Error(`The page complained:\n${errors.join('\n')}`);
  };
}

/**
 * Playwright's `test`, which fails when any page of the test's context throws, logs an error, or asks for something that
 * it does not get. `test.use({ allowedErrors: [/.../] })` for a test that means to.
 */
export const test = base.extend<Options & { readonly quiet: void }>({
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ context, allowedErrors }, use) => {
      const check = watchErrors(context, allowedErrors);
      await use();
      check();
    },
    { auto: true },
  ],
});

/**
 * A page that is opened once for all tests of a block, which then look at it one after the other, at other sizes for example. It is watched
 * for errors as the page of a single test is.
 * @returns what gives the page within a test
 */
export function sharedPage(open: (page: Page) => Promise<void>): () => Page {
  let page: Page;
  let check: () => void;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    check = watchErrors(context, []);
    page = await context.newPage();
    await open(page);
  });
  test.afterAll(async () => {
    await page.context().close();
    check();
  });
  return () => page;
}
