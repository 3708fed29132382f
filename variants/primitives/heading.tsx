import type { ReactNode } from 'react';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
};

/** A heading whose level depends on where the part stands in the page. */
export function Heading({ level, className, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}
