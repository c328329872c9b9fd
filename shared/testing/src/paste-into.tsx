import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once. Where a test is about typing, it types: each letter costs what a whole paste does. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
