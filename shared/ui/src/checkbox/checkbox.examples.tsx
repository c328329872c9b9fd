import { Checkbox } from './checkbox';

export const examples = {
  plain: <Checkbox name="news">Aceito receber novidades e promoções</Checkbox>,
  checked: (
    <Checkbox name="news" defaultChecked>
      Aceito receber novidades e promoções
    </Checkbox>
  ),
  error: (
    <Checkbox name="terms" error="Campo obrigatório">
      Li e aceito os termos de uso
    </Checkbox>
  ),
};
