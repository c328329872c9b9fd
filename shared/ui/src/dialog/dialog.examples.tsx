import { DialogDemo } from './dialog-demo';

export const examples = {
  'asks for a confirmation': <DialogDemo opener="Finalizar" />,
  'cannot be left while sending': <DialogDemo opener="Enviar" closable={false} />,
  'shows a prize': <DialogDemo opener="Abrir" prize />,
};
