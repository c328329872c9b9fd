/** The sandbox's customers for demonstration: Marina has everything, João has nothing yet. Tests only look at them. */
export const cpfOf = { marina: '52998224725', joao: '11144477735' } as const;
