import { Stepper } from './stepper';

const steps = ['Carrinho', 'Pagamento', 'Confirmação'];

function stay() {}

export const examples = {
  'the second step': <Stepper steps={steps} current={2} />,
  'the way back is open': <Stepper steps={steps} current={2} onStep={stay} />,
  'the last step': <Stepper steps={steps} current={3} />,
};
