import { useShowRegistrationFormQuery } from '@site/api/resources/registration-form';
import { QueryView } from '@site/platform/query-view';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { text } from '#features/checkout/checkout.text.ts';
import styles from './registration-form-dialog.module.css';

/** The customer's registration form, to be read before it is accepted (D31). It is text and is shown as text. */
export function RegistrationFormDialog({ onClose }: { onClose: () => void }) {
  const form = useShowRegistrationFormQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      title={text.registrationForm}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text.cart.close}</Button>}
    >
      <QueryView query={form} loading={text.cart.loadingForm}>
        {(words) => <div className={styles.words}>{words}</div>}
      </QueryView>
    </Dialog>
  );
}
