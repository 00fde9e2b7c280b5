import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { ErrorBlock, StateBlock } from '#kit/web/mark/state-block.tsx';

/** What browsers call code that did not arrive. */
const NOT_FETCHED = /dynamically imported|module script|preload/i;

/** Shown where a screen could not be opened; it can be tried again in place. */
export default function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (!isProblem(error) && !NOT_FETCHED.test(String(error))) return <Broken error={error} />;
  return <ErrorBlock problem={isProblem(error) ? error : noNetwork()} onRetry={retry} />;
}

/** A fault of the program itself: the line is not to blame, and support needs its words. */
const Broken = ({ error }: { error: unknown }) => (
  <StateBlock
    tone="bad"
    icon={<IconAlertTriangle size={28} stroke={1.6} aria-hidden />}
    title={t('Layar ini tidak dapat ditampilkan')}
    text={
      <>
        {t('Data yang tersimpan tidak berubah. Bila terulang, sebutkan ini kepada dukungan:')}{' '}
        <code>{String(error).slice(0, 160)}</code>
      </>
    }
  >
    <Button
      look="primary"
      icon={<IconRefresh size={16} aria-hidden />}
      onClick={() => location.reload()}
    >
      {t('Muat ulang')}
    </Button>
    <Link to="/home">{t('Ke beranda')}</Link>
  </StateBlock>
);
