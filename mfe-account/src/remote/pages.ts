import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<RouteIdOf<'mfe-account'>>['pages'] = {
  login: async () => (await import('#features/login/login.page.tsx')).LoginPage,
  signUp: async () => (await import('#features/sign-up/sign-up.page.tsx')).SignUpPage,
  signUpDone: async () => (await import('#features/sign-up/sign-up-done.page.tsx')).SignUpDonePage,
  recoveryRequest: async () =>
    (await import('#features/recovery/recovery-request.page.tsx')).RecoveryRequestPage,
  recoveryCode: async () => (await import('#features/recovery/recovery-code.page.tsx')).RecoveryCodePage,
  recoveryPassword: async () =>
    (await import('#features/recovery/recovery-password.page.tsx')).RecoveryPasswordPage,
  profileHub: async () => (await import('#features/profile/profile-hub.page.tsx')).ProfileHubPage,
  profileData: async () => (await import('#features/profile/profile-data.page.tsx')).ProfileDataPage,
  changePassword: async () =>
    (await import('#features/credentials/change-password.page.tsx')).ChangePasswordPage,
  changeEmail: async () => (await import('#features/credentials/change-email.page.tsx')).ChangeEmailPage,
  verifyCode: async () => (await import('#features/credentials/verify-code.page.tsx')).VerifyCodePage,
  newPassword: async () => (await import('#features/credentials/new-password.page.tsx')).NewPasswordPage,
};
