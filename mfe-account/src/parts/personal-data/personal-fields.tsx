import type { ReactNode } from 'react';
import { birthDateMask, birthDateTextOf } from '@site/domain/birth-date';
import { MaskedField } from '@site/forms/masked-field';
import { TextField } from '@site/forms/text-field';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { OptionalLabel } from './optional-label';
import { text } from './personal-data.text';

interface Props {
  /** The CPF: typed at registration, read in the profile. */
  cpf: ReactNode;
  /** What shares the row of CPF and birth date. */
  children?: ReactNode;
}

/** Names, CPF and birth date. */
export function PersonalFields({ cpf, children }: Props) {
  return (
    <FormGrid>
      <FormCell span={6}>
        <TextField
          name="fullName"
          label={text.fullName}
          required
          autoComplete="name"
          autoCapitalize="words"
        />
      </FormCell>
      <FormCell span={6}>
        <TextField
          name="socialName"
          label={<OptionalLabel>{text.socialName}</OptionalLabel>}
          autoComplete="nickname"
          autoCapitalize="words"
        />
      </FormCell>
      <FormCell span={4}>{cpf}</FormCell>
      <FormCell span={4}>
        <MaskedField
          name="birthDate"
          label={text.birthDate}
          required
          mask={birthDateMask}
          pasted={birthDateTextOf}
          placeholder={text.birthDateExample}
          autoComplete="bday"
        />
      </FormCell>
      {children && <FormCell span={4}>{children}</FormCell>}
    </FormGrid>
  );
}
