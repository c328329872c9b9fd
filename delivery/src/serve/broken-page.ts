/**
 * Shown when the store cannot be read, or the API behind the proxy does not respond. The content policy allows no
 * style in it.
 */
export const brokenPage = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site indisponível</title>
<h1>Não foi possível abrir o site</h1>
<p>Estamos com um problema no momento. Tente novamente em alguns minutos.</p>
<p><a href="/">Ir para a página inicial</a></p>
</html>
`;

/** What a script gets in its place. */
export const brokenWord = 'Não foi possível responder\n';
