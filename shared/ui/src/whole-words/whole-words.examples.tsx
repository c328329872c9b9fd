import { WholeWords } from './whole-words';

export const examples = {
  'in a narrow place': (
    <div style={{ width: 150 }}>
      <WholeWords>Confira seu e-mail ou ligue para 0800-729-0910 (processo 15414.999010/2025-99).</WholeWords>
    </div>
  ),
};
