import { footer } from '#schemas/messages/en/footer.ts';
import styles from './legal-line.module.css';
import { fillCopyright } from './fill-copyright.ts';
import type { FooterProps } from './props.ts';

type LegalLineProps = Pick<FooterProps, 'config' | 'general' | 'year' | 'install'> & {
  className: string | undefined;
};

/** The last line: copyright, full name and number of the business; what is not set is not drawn. */
export function LegalLine({ config, general, year, install, className }: LegalLineProps) {
  return (
    <p className={className}>
      {config.copyrightText && <span>{fillCopyright(config.copyrightText, year)}</span>}
      {general.businessFullName && <span>{general.businessFullName}</span>}
      {general.businessAcn && <span>{footer.acn(general.businessAcn)}</span>}
      {install && (
        <button type="button" className={styles.install} onClick={install.onInstall}>
          {install.label}
        </button>
      )}
    </p>
  );
}
