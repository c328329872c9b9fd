export const text = {
  pageOnly:
    'O site não carregou por completo. Você pode ler esta página e usar os links; buscas, formulários e o carrinho não funcionam. Verifique sua conexão e tente novamente.',
};
