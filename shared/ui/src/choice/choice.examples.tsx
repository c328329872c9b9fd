import { Choice } from './choice';

export const examples = {
  radio: (
    <Choice type="radio" name="one" defaultChecked>
      Sim
    </Choice>
  ),
  checkbox: (
    <Choice type="checkbox" defaultChecked>
      Aceito receber novidades e promoções
    </Choice>
  ),
  empty: <Choice type="checkbox">Aceito receber novidades e promoções</Choice>,
  disabled: (
    <Choice type="checkbox" disabled defaultChecked>
      Aceito
    </Choice>
  ),
};
