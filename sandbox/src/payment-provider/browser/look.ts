const css = `
.yuno-list { border: 0; margin: 0; padding: 0; display: grid; gap: 12px; font: inherit; color: #14213d }
.yuno-list legend { font-weight: 700; padding: 0; margin-bottom: 12px }
.yuno-method { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 0 16px; border: 1px solid #b9c9d8; border-radius: 12px; background: #fff; cursor: pointer }
.yuno-method:has(input:checked) { border-color: #101f4e; box-shadow: inset 0 0 0 1px #101f4e }
.yuno-method input { width: 20px; height: 20px; accent-color: #101f4e }
.yuno-modal { position: fixed; inset: 0; z-index: 2147483000; background: rgb(10 18 45 / .6); display: grid; place-items: center; overflow: auto; padding: 16px }
.yuno-panel { color: #14213d; display: grid; gap: 16px }
.yuno-modal > .yuno-panel { box-sizing: border-box; width: 100%; max-width: 440px; background: #fff; border-radius: 16px; padding: 20px }
.yuno-panel__title { display: flex; align-items: center; justify-content: space-between; gap: 12px }
.yuno-form { display: grid; gap: 12px }
.yuno-field { display: grid; gap: 4px; min-width: 0; font-size: 14px }
.yuno-field input { box-sizing: border-box; width: 100%; font: inherit; font-size: 16px; min-height: 44px; border: 1px solid #66758c; border-radius: 8px; padding: 0 12px; color: inherit; background: #fff }
.yuno-row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; align-items: end; border: 0; margin: 0; padding: 0; min-width: 0 }
.yuno-row legend { font-size: 14px; padding: 0; margin-bottom: 4px }
.yuno-button { font: inherit; font-weight: 700; min-height: 44px; border-radius: 999px; border: 1px solid #101f4e; padding: 0 20px; cursor: pointer; background: #101f4e; color: #fff }
.yuno-button--plain { background: #fff; color: #101f4e }
.yuno-button:disabled { opacity: .6; cursor: wait }
.yuno-note { margin: 0 } .yuno-error { margin: 0; color: #a3180d; font-weight: 600 }
.yuno-qr { width: 264px; height: 264px; justify-self: center; background: #fff }
.yuno-code { font: 13px/1.4 ui-monospace, monospace; width: 100%; box-sizing: border-box; min-height: 88px; border: 1px solid #66758c; border-radius: 8px; padding: 8px; color: inherit; background: #fff; resize: none; overflow-wrap: anywhere }
.yuno-steps { margin: 0; padding-left: 20px; list-style: decimal }
.yuno-loader { position: fixed; inset: 0; z-index: 2147483001; display: grid; place-items: center; background: rgb(242 248 252 / .8); color: #14213d; font-weight: 700 }
`;

let isWorn = false;

/** Puts the provider's styles on the page, once, in a way that a strict content policy allows. */
export function wearLook() {
  if (isWorn) return;
  isWorn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
