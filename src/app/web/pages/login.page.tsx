import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeSesi } from '#areas/akses/web/sesi.ts';

const LoginScreen = lazyRouteComponent(
  () => import('#areas/akses/web/login.screen.tsx'),
  'LoginScreen',
);

/** The root path: whoever comes in goes on to the first page of the day. */
export function LoginPage() {
  const router = useRouter();
  useEffect(() => {
    document.title = 'Kilau | Login';
  }, []);
  return (
    <LoginScreen
      onLogin={(sesi) => {
        takeSesi(sesi);
        void router.navigate({
          to: sesi.user.ganti_password ? '/ganti-password' : firstPage(sesi.user.akses),
          replace: true,
        });
      }}
    />
  );
}

/** A user without any menu lands on the landing page (D-34.6). */
const firstPage = (akses: readonly { is_show: boolean }[]): string =>
  akses.some(({ is_show }) => is_show) ? '/home' : '/landingpages';
