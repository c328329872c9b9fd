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
   * Who is logged in: Marina has everything, João has nothing yet, and screens that change data of the sandbox are for a new
   * customer. Without it, nobody.
   */
  as?: 'marina' | 'joao' | 'new';
  /** Gives the new customer what the screen needs. */
  prepare?: Preparation;
  /** What local or session storage holds before the page opens. */
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Leads from the opened page to the state. */
  act?: (page: Page) => Promise<unknown>;
  /** What differs from run to run, besides dates and numbers. */
  masks?: (page: Page) => Locator[];
  /** Header and footer are on the picture as well. */
  isWhole?: true;
}

/** Presses the first button of a name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
