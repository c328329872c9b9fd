// Document 1, section 8: "Shared client handling".
export const text = {
  unexpected: 'Erro inesperado. Por favor, tente novamente.',
};
