import type * as english from '../report-page.ts';
import type { Translation } from '../translation.ts';

export const reportPage: Translation<typeof english> = {
  reportPageMessages: {
    title: 'Informe para la directiva',
    back: 'Volver al tablero',
    print: 'Imprimir',
    giving: 'Incluir ofrendas',
    quarter: 'Este trimestre',
    year: (year) => `Todo ${year}`,
    loadFailed: 'No pudimos cargar el informe. Inténtelo de nuevo.',
    nothing: 'Todavía no hay nada que informar de este período.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    counts: 'Conteos de hogares y personas, sin nombres.',
    earlier: 'Antes',
    later: 'Después',
  },
};
