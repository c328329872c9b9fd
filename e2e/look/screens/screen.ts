import type { Locator, Page } from '@playwright/test';
import type { createSandboxClient, TestCustomer } from 'sandbox/testing/sandbox-client';

export type Preparation = (
  sandbox: ReturnType<typeof createSandboxClient>,
  customer: TestCustomer,
) => Promise<unknown>;

/** One picture of the gallery: a screen, or a state of it. */
export interface Screen {
  name: string;
  path: string;
  /**
   * Whose session it is: Marina has everything, João has nothing yet, and what changes something at the sandbox is done
   * by a new customer. Without one it is a visitor's.
   */
  as?: 'marina' | 'joao' | 'new';
  /** What the new customer has. */
  prepare?: Preparation;
  /** What local or session storage holds before the page opens. */
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** What leads from the opened page to the state. */
  act?: (page: Page) => Promise<unknown>;
  /** What is another each time, beside days and numbers. */
  masks?: (page: Page) => Locator[];
  /** Header and footer are on the picture as well. */
  isWhole?: true;
}

/** Presses the first button of a name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
