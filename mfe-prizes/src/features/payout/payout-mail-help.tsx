import { emailedCodeLength } from '@site/domain/emailed-code';
import { Card } from '@site/ui/card';
import { MailHelp } from '@site/ui/mail-help';
import { text } from './payout-mail-help.text';

/** What helps to find the e-mail with the code of a transfer. */
export const PayoutMailHelp = () => (
  <Card as="aside" padding="none">
    <MailHelp {...text} letter={{ ...text.letter, codeLength: emailedCodeLength }} />
  </Card>
);
