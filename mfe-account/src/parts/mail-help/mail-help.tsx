import { emailedCodeLength } from '@site/domain/emailed-code';
import { MailHelp as Help } from '@site/ui/mail-help';
import { letters, text } from './mail-help.text';

interface Props {
  /** The e-mail that is waited for. */
  letter: keyof typeof letters;
}

/** What helps to find an e-mail with a code of the account. */
export const MailHelp = ({ letter }: Props) => (
  <Help {...text} letter={{ ...letters[letter], codeLength: emailedCodeLength }} />
);
