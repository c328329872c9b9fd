/** The defaults of the site's settings (D17, D32, D38); `configSchema` describes each. */
export const configDefaults = {
  apiBaseUrl: '/api',
  banksUrl: '/dados/bancos.json',
  clientIpUrl: '',
  eventAssetsUrl: '/assets/eventos',
  paymentScriptUrl: '',
  paymentPublicKey: '',
  failureReportsUrl: '',
  figuresUrl: '',
  figuresShare: 100,
  allowOverrides: false,
};
