import { useState } from 'react';
import { Button } from '#button/button.tsx';
import { Roda } from '#roda/roda.tsx';
import { Dialog } from './dialog';

interface DialogDemoProps {
  opener: string;
  closable?: boolean;
  prize?: boolean;
}

/** A button and the dialog it opens, for the examples and the tests. */
export function DialogDemo({ opener, closable, prize }: DialogDemoProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const art = prize && <Roda dancers={16}>R$ 100,00</Roda>;
  const cancel = (
    <Button kind="secondary" size={prize ? 'lg' : 'sm'} onClick={close}>
      Cancelar
    </Button>
  );
  const confirm = (
    <Button kind="accent" size={prize ? 'lg' : 'md'} onClick={close}>
      Confirmar
    </Button>
  );
  const actions = prize ? [confirm, cancel] : [cancel, confirm];
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {isOpen && (
        <Dialog
          title="Confirmar dados bancários"
          closable={closable}
          art={art}
          size={prize ? 'small' : 'normal'}
          onClose={close}
          actions={
            <>
              {actions[0]}
              {actions[1]}
            </>
          }
        >
          <p>Confira com calma.</p>
        </Dialog>
      )}
    </>
  );
}
