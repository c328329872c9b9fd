import { dddMask, dddOf, localNumberOf, phoneMask } from '@site/domain/phone';
import { MaskedField } from '@site/forms/masked-field';
import { FormCell } from '@site/ui/form-cell';
import { text } from './personal-data.text';

/** Area code and number; a whole number pasted into either gives its part. */
export function PhoneCells() {
  return (
    <>
      <FormCell span={2} mobileSpan={2}>
        <MaskedField
          name="ddd"
          label={text.ddd}
          required
          mask={dddMask}
          pasted={dddOf}
          type="tel"
          autoComplete="tel-area-code"
        />
      </FormCell>
      <FormCell span={4} mobileSpan={4}>
        <MaskedField
          name="phone"
          label={text.phone}
          required
          mask={phoneMask}
          pasted={localNumberOf}
          type="tel"
          autoComplete="tel-local"
        />
      </FormCell>
    </>
  );
}
