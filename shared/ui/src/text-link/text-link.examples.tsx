import { TextLink } from './text-link';

export const examples = {
  alone: <TextLink to="/recuperacao-senha/identificacao">Esqueceu a senha?</TextLink>,
  'inside a sentence': (
    <p>
      Veja a{' '}
      <TextLink to="/politica-de-privacidade" inline>
        política de privacidade
      </TextLink>
      .
    </p>
  ),
};
