export const text = {
  tooOld:
    'Seu navegador é antigo demais para este site. Atualize-o ou use outro navegador. Nossos telefones estão no fim da página.',
};
