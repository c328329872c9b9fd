export const text = {
  unitValue: 'Valor unitário',
  limit: 'Limite por pedido',
};
