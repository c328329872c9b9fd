import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Banks } from '@site/contracts/api/banks';
import { SelectField } from '@site/forms/select-field';
import { Field } from '@site/ui/field';
import { Stack } from '@site/ui/stack';
import { TextInput } from '@site/ui/text-input';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { type Bank, bankGroups, searchBanks } from './banks';
import { text } from './payout.text';

/** The list of banks with a search above it. */
export function BankSelect({ banks }: { banks: Banks }) {
  const [search, setSearch] = useState('');
  const chosen: string = useWatch({ name: 'bank' });
  const { highlighted, others } = searchBanks(bankGroups(banks), search, chosen);
  const found = highlighted.length + others.length;

  return (
    <Stack gap={3}>
      <Field label={text.searchBank} hint={found === 0 ? text.noBank : text.searchHint}>
        <TextInput
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={keepForm}
        />
      </Field>
      <VisuallyHidden announce="status">{search && text.banksFound(found)}</VisuallyHidden>
      <SelectField
        name="bank"
        label={text.bank}
        required
        options={[
          { group: text.mainBanks, options: highlighted.map(toOption) },
          { group: text.allBanks, options: others.map(toOption) },
        ].filter(({ options }) => options.length > 0)}
      />
    </Stack>
  );
}

const toOption = ({ code, name }: Bank) => ({ value: code, label: text.bankOption(code, name) });

// Enter ends a search; it does not send the form.
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
