import { useEffect } from 'react';
import { basePath } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import { Logo } from '#kit/web/mark/logo.tsx';
import css from '#app/web/pages/legal.module.css';

type Props = {
  title: string;
  lead: string;
  parts: readonly (readonly [heading: string, paragraphs: readonly string[]])[];
};

/** A page of plain text, in Indonesian in every language because it binds in Indonesian. */
export function LegalPage({ title, lead, parts }: Props) {
  useEffect(() => {
    document.title = `Kilau | ${title}`;
  }, [title]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Logo />
        <a href={`${basePath}/`}>{t('Ke halaman masuk')}</a>
      </header>
      <main className={css.text} lang="id">
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {parts.map(([heading, paragraphs]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
