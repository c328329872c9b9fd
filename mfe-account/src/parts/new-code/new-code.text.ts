export const text = {
  expired: 'O código pode ter expirado. Ele vale por pouco tempo.',
  ask: 'Pedir um novo código',
};
