import { Prose } from './prose';

export const examples = {
  'a legal text': (
    <Prose>
      <h2>Política de cookies</h2>
      <p>Usamos cookies para manter você conectado e melhorar o site. Você pode apagá-los quando quiser.</p>
      <p>Cada título traz números da sorte e uma raspadinha.</p>
    </Prose>
  ),
};
