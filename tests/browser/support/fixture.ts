import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Console errors that a test provokes on purpose: each must match one of these. */
  readonly allowedErrors: readonly RegExp[];
}

/** What was thrown, with whatever it has: some errors have no stack, some only a name. */
const describe = ({ name, message, stack }: Error): string => `${name}: ${message}\n${stack ?? ''}`;

/**
 * Playwright's `test`, which fails when any page of the test's context throws, logs an error, or asks for something that
 * it does not get. `test.use({ allowedErrors: [/.../] })` for a test that means to.
 */
export const test = base.extend<Options & { readonly quiet: void }>({
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string): void => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(describe(error.error())));
      context.on('page', (page) => page.on('crash', () => note('the page crashed')));
      context.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
      });
      await use();
      if (errors.length > 0) throw new Error(`The page complained:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});
