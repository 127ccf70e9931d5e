import { lazyPart } from '@portal/platform/guarding';
import type { ComponentType } from 'react';
import { DealerPortalPage } from './dealer-portal/dealer-portal.page.tsx';
import { IndexPage } from './index/index.page.tsx';
import { LogoutPage } from './logout/logout.page.tsx';
import { NotFoundPage } from './not-found/not-found.page.tsx';

/** A page of the shell's own. */
export interface ShellRoute {
  readonly path: string;
  /** Key of the title announced when the page comes into view; null for none. */
  readonly title: string | null;
  /** Whether the page can be read without a session. */
  readonly isPublic: boolean;
  readonly Page: ComponentType;
}

/** Rarely used pages are loaded on demand. */
const RegistrationPage = lazyPart(() => import('./registration/registration.page.tsx'));
const ForgotPasswordPage = lazyPart(() => import('./forgot-password/forgot-password.page.tsx'));

/**
 * The shell's own pages. No remote may have these paths: the contract reserves them (`ownPaths`).
 */
export const shellRoutes: readonly ShellRoute[] = [
  { path: '/', title: 'index.title', isPublic: false, Page: IndexPage },
  { path: '/logout', title: null, isPublic: true, Page: LogoutPage },
  { path: '/dealer-portal-dashboard', title: null, isPublic: false, Page: DealerPortalPage },
  { path: '/registration', title: 'registration.title', isPublic: true, Page: RegistrationPage },
  {
    path: '/forgot-password',
    title: 'forgot_password.title',
    isPublic: true,
    Page: ForgotPasswordPage,
  },
  { path: '/404', title: 'not_found.title', isPublic: true, Page: NotFoundPage },
];

/**
 * The shell's own redirects. The reports home requires a session, so that `/login` leads to the
 * sign-in first.
 */
export const shellRedirects = [{ from: '/login', to: '/' }] as const;
