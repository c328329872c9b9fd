/** What holds where an installation of the site chooses nothing else (D17, D32, D38); `configSchema` says what each is. */
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
