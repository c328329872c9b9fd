export const text = {
  title: 'Sair sem salvar?',
  lost: 'O que você preencheu nesta página ainda não foi salvo e será perdido.',
  leave: 'Sair sem salvar',
  stay: 'Continuar aqui',
};
