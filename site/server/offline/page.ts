import { type Locale, localeFacts } from '../../app/locale/locales.ts';
import { m } from '../../app/locale/paraglide/messages.js';
import display from '../../app/styles/fonts/bricolage-grotesque.woff2?url';
import running from '../../app/styles/fonts/instrument-sans.woff2?url';

/** The fonts are likely to be in the browser's own cache; without them there are others. */
const style = `@font-face{font-family:"Bricolage Grotesque";font-weight:700 800;font-display:swap;src:url("${display}") format("woff2")}
@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:swap;src:url("${running}") format("woff2")}
*{box-sizing:border-box;margin:0}
body{display:grid;overflow-x:clip;grid-template-rows:1fr auto;min-height:100svh;color:#0a0f1c;background:#f6f4ee;font:400 1.125rem/1.55 "Instrument Sans",Arial,sans-serif}
main{align-self:end;padding:4rem clamp(1rem,4vw,5rem) 3rem}
h1{font:800 clamp(3.4rem,13vw,13rem)/.84 "Bricolage Grotesque","Arial Black",Arial,sans-serif;letter-spacing:-.044em;font-variation-settings:"opsz" 96}
p{max-width:34rem;margin-top:1.5rem}
a{display:inline-block;padding:.4rem 0;color:inherit;font-weight:600;text-underline-offset:.3em}
a:focus-visible{outline:3px solid;outline-offset:4px}
.sea{position:relative;height:38svh;background:#9ad4d6;border-top:3px solid #0a0f1c}
.sea::before{position:absolute;top:0;right:clamp(1rem,10vw,12rem);width:clamp(9rem,25vw,25rem);aspect-ratio:1;content:"";background:#ff4b1f;border-radius:50%;transform:translateY(-50%)}`;

/** Stands in for a page when there is no network: it needs nothing that is not in it. The link is the page's own address. */
export const offlinePage = (locale: Locale): string => `<!DOCTYPE html>
<html lang="${localeFacts[locale].iso.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.offline_page_title({}, { locale })}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${m.offline_title({}, { locale })}</h1>
<p>${m.offline_page_text({}, { locale })}</p>
<p><a href="">${m.error_try_again({}, { locale })}</a></p>
</main>
<div class="sea"></div>
</body>
</html>
`;
