import { desc, eq } from 'drizzle-orm';
import type { Sandbox } from '#app/sandbox.ts';
import { mails } from '#database/customer-tables.ts';

/** An e-mail to be sent. `code` is a separate field so that tests and people find it easily. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  code?: string;
}

/** Puts an e-mail into the sandbox's mailbox; nothing leaves this machine. */
export async function sendMail({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, mail: Mail) {
  await db.insert(mails).values({ ...mail, sentAt: clock.now() });
}

/** The newest e-mails first, those of one recipient or all. */
export function readMails({ db }: Pick<Sandbox, 'db'>, recipient?: string, most = 200) {
  return db
    .select()
    .from(mails)
    .where(recipient ? eq(mails.recipient, recipient.toLowerCase()) : undefined)
    .orderBy(desc(mails.position))
    .limit(most);
}
