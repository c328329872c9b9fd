/** The list of apps, as a repository knows it that holds one of them. */
export const apps = [];

export const portOf = () => Number(process.env.PORT ?? 3100);
