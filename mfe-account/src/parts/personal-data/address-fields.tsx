import { houseNumberMask } from '@site/domain/address';
import { brazilianStates, formatState } from '@site/domain/brazilian-state';
import { postalCodeMask } from '@site/domain/postal-code';
import { MaskedField } from '@site/forms/masked-field';
import { SelectField } from '@site/forms/select-field';
import { TextField } from '@site/forms/text-field';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { OptionalLabel } from './optional-label';
import { text } from './personal-data.text';

const states = brazilianStates.map((state) => ({ value: state.code, label: formatState(state) }));

/** Where somebody lives. */
export function AddressFields() {
  return (
    <FormGrid>
      <FormCell span={3} mobileSpan={3}>
        <MaskedField
          name="postalCode"
          label={text.postalCode}
          required
          mask={postalCodeMask}
          autoComplete="postal-code"
        />
      </FormCell>
      <FormCell span={6}>
        <TextField name="address" label={text.address} required autoComplete="address-line1" />
      </FormCell>
      <FormCell span={3} mobileSpan={2}>
        <MaskedField
          name="number"
          label={text.number}
          required
          mask={houseNumberMask}
          placeholder=""
          autoComplete="off"
        />
      </FormCell>
      <FormCell span={4} mobileSpan={4}>
        <TextField
          name="complement"
          label={<OptionalLabel>{text.complement}</OptionalLabel>}
          autoComplete="address-line2"
        />
      </FormCell>
      <FormCell span={4}>
        <TextField name="neighborhood" label={text.neighborhood} required autoComplete="address-level3" />
      </FormCell>
      <FormCell span={4}>
        <TextField name="city" label={text.city} required autoComplete="address-level2" />
      </FormCell>
      <FormCell span={6}>
        <SelectField
          name="state"
          label={text.state}
          required
          options={states}
          autoComplete="address-level1"
        />
      </FormCell>
    </FormGrid>
  );
}
