const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>An error occurred</title></head>
<body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Home</a></p></main></body>
</html>
`;

/** When even the error screen fails (`spec.md` §2): a page that needs nothing. */
export const lastResort = (): Response =>
  new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
