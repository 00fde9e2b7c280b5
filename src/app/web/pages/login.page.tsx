import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginScreen } from '#areas/akses/web/login.screen.tsx';
import { firstPage, takeSesi } from '#areas/akses/web/sesi.ts';

/** The root path: after login a person goes on to the first page of the day. */
export default function LoginPage() {
  const router = useRouter();
  useEffect(() => {
    document.title = 'Kilau | Login';
  }, []);
  return (
    <LoginScreen
      onLogin={(sesi) => void router.navigate({ to: firstPage(takeSesi(sesi)), replace: true })}
    />
  );
}
