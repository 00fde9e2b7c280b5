import { IconCloudOff, IconFileOff, IconRefresh } from '@tabler/icons-react';
import { createContext, useContext, type ReactNode } from 'react';
import { sentenceOf, type Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#kit/web/mark/state-block.module.css';

type BlockProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  tone?: 'calm' | 'bad';
  children?: ReactNode;
};

/** Shown in place of a list: an icon, what the state is, and the likely next act. */
export const StateBlock = ({ icon, title, text, tone = 'calm', children }: BlockProps) => (
  <div className={css.block} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
    <div className={css.icon}>{icon}</div>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className={css.acts}>{children}</div>}
  </div>
);

/** The shared table says that it has no rows in the requirement's words (1§2); our own are below them. */
const InTable = createContext(false);
export const TableEmpty = ({ children }: { children: ReactNode }) => (
  <InTable value={true}>{children}</InTable>
);

type EmptyProps = { title?: string; text?: ReactNode; children?: ReactNode };

/** 'Tidak Ada Data' in the requirement's words, and what to do about it. */
export function EmptyBlock({ title, text, children }: EmptyProps) {
  const own = useContext(InTable) && title !== undefined;
  return (
    <StateBlock
      icon={<IconFileOff size={28} stroke={1.6} aria-hidden />}
      title={own || title === undefined ? t('Tidak Ada Data') : title}
      text={
        own ? (
          <>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </>
        ) : (
          text
        )
      }
    >
      {children}
    </StateBlock>
  );
}

/** The places of figures before they are here. */
export const WaitBlock = () => (
  <div className={css.wait} role="status" aria-label={t('Memuat data')}>
    <i />
    <i />
    <i />
  </div>
);

/** Failed in place: filters stay, it can be tried again, and there is a code to read to support. */
export function ErrorBlock({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const code = String(problem.detail.request_id ?? '').slice(0, 8);
  return (
    <StateBlock
      tone="bad"
      icon={<IconCloudOff size={28} stroke={1.6} aria-hidden />}
      title={t(sentenceOf(problem))}
      text={
        problem.status === 0
          ? t(
              'Server toko tidak menjawab. Filter tetap seperti tadi, data yang tersimpan tidak berubah.',
            )
          : code && `${t('Kode')} ${code}`
      }
    >
      {onRetry && (
        <Button look="primary" icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          {t('Coba lagi')}
        </Button>
      )}
    </StateBlock>
  );
}
