/**
 * The site's colours and sizes as mail clients take them: inline, since many remove a style sheet, and in the names of
 * fonts that are there already.
 */
const ink = '#0a0f1c';
const paper = '#f6f4ee';
const fog = '#e6e3d8';
const muted = '#4c525c';
export const signal = '#ff4b1f';
const tide = '#9ad4d6';

const sans = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif";
const display = "font-family:'Bricolage Grotesque','Arial Black',Arial,Helvetica,sans-serif;font-weight:800";
const running = `${sans};font-size:18px;line-height:1.5`;

export const styles = {
  body: `margin:0;padding:0;background-color:${paper};color:${ink};${running}`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all',
  sky: `background-color:${ink};color:${paper};padding:24px 24px 0`,
  name: `${display};font-size:26px;line-height:1;letter-spacing:-1px;color:${paper};text-decoration:none`,
  title: `${display};margin:0;padding:40px 0 0;font-size:40px;line-height:1;letter-spacing:-1.5px;color:${paper};overflow-wrap:anywhere`,
  water: `background-color:${tide};padding:0 24px 16px;font-size:0;line-height:0`,
  letter: `background-color:${paper};color:${ink};padding:32px 24px 40px;${running}`,
  paragraph: `margin:0 0 20px;${running}`,
  note: `margin:28px 0 0;${running};font-size:16px;color:${muted}`,
  factsTitle: `${display};margin:32px 0 12px;font-size:22px;line-height:1.1;letter-spacing:-0.5px`,
  fact: `border-top:2px solid ${ink};padding:10px 0 14px;${running};overflow-wrap:anywhere;word-break:break-word`,
  label: `display:block;font-size:16px;color:${muted}`,
  button: `background-color:${ink};padding:16px 24px;${running};font-weight:600`,
  press: `color:${paper};text-decoration:none`,
  address: `margin:12px 0 0;${running};font-size:16px;color:${muted};overflow-wrap:anywhere;word-break:break-all`,
  link: 'color:inherit;text-decoration:underline',
  foot: `background-color:${fog};color:${muted};padding:24px;${sans};font-size:16px;line-height:1.5`,
} as const;

/** For clients that are dark themselves: the letter goes under water with them, and nothing is left to their guess. */
export const darkRules = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${ink} !important; color: ${paper} !important; }
.fog { background-color: #16324a !important; color: ${paper} !important; }
.muted { color: #a7aebb !important; }
.rule { border-color: ${paper} !important; }
.button { background-color: ${paper} !important; }
.press { color: ${ink} !important; }
}`;
