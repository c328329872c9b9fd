import { brand } from '@site/brand/brand';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { renderSVG } from 'uqr';

/** How long a PIX charge can be paid unless a switch says otherwise. */
export const pixSeconds = 30 * 60;

/** The BR Code of a charge: the dynamic shape with a host that does not exist, so that no bank can pay it (docs/facts.md, section 3.1). */
export function pixCodeOf(sessionId: string): string {
  const url = `pix.sandbox.invalid/qr/v2/${sessionId.replaceAll('-', '')}`;
  const code = generatePixPayload({ url, merchantName: brand.product, merchantCity: 'SAO PAULO' });
  if (!code) throw new Error('the PIX code could not be made');
  return code;
}

/** The QR picture of a code: dark on white, level M, quiet zone of four modules. */
export const qrPictureOf = (code: string) => renderSVG(code, { ecc: 'M', border: 4 });
