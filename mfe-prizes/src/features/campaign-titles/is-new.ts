import type { TitleListItem } from '@site/contracts/api/titles';

const newDays = 7;

/** D19: the server says so, or the title was created less than seven days ago. */
export function isNew({ is_new, created_at }: TitleListItem, now: Date): boolean {
  const age = now.getTime() - new Date(created_at).getTime();
  return is_new ?? age < newDays * 24 * 3600 * 1000;
}
