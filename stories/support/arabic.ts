import type { Messages } from '@wework/chat-form/messages';

type Params = Readonly<Record<string, unknown>>;
const limit = (params: Params) => String(params['limit']);

/** Arabic, as a host would add it: a whole language is one object. */
export const arabic: Messages = {
  lang: 'ar',
  cardName: (serverName) => (serverName === undefined ? 'سؤال' : `سؤال من ${serverName}`),
  unknownServer: 'خادم بلا اسم',
  submit: 'إرسال',
  decline: 'رفض',
  cancel: 'إلغاء',
  allow: 'سماح',
  yes: 'نعم',
  no: 'لا',
  optional: 'اختياري',
  choosingSends: 'اختيار أحد الخيارات يرسله فورًا',
  other: 'شيء آخر',
  otherWins: 'سيُرسل النص الذي كتبته. امسحه لتختار من الخيارات.',
  selectionRange: (minimum, maximum) => {
    if (minimum !== undefined && minimum === maximum) return `اختر ${String(minimum)}`;
    if (minimum !== undefined && minimum > 0 && maximum !== undefined) {
      return `اختر من ${String(minimum)} إلى ${String(maximum)}`;
    }
    return maximum === undefined ? `اختر ${String(minimum)} على الأقل` : `اختر ${String(maximum)} على الأكثر`;
  },
  formatHints: {
    email: 'name@example.com',
    uri: 'https://example.com',
    date: 'YYYY-MM-DD',
    'date-time': 'YYYY-MM-DD hh:mm',
  },
  pickDate: { date: 'اختر تاريخًا', 'date-time': 'اختر تاريخًا ووقتًا' },
  // Isolated, so that the signs of an offset keep their side.
  sentAs: (text) => `سيُرسل: \u2066${text}\u2069`,
  localTime: (text, offset) => `\u2066${text}\u2069 بتوقيتك (\u2066UTC${offset}\u2069)`,
  between: (minimum, maximum) => `من ${String(minimum)} إلى ${String(maximum)}`,
  charactersLeft: (count) => (count < 0 ? `أحرف زائدة: ${String(-count)}` : `أحرف متبقية: ${String(count)}`),
  mustMatch: 'يجب أن يطابق',
  clear: 'مسح',
  looksSecret: 'يبدو هذا سرًّا، والنموذج ليس مكانًا آمنًا له.',
  numberNotSent: 'ليس رقمًا، فلن يُرسل',
  sending: 'جارٍ الإرسال…',
  sendFailed: (detail) =>
    detail === undefined
      ? 'تعذّر الإرسال. إجاباتك ما زالت هنا.'
      : `تعذّر الإرسال (${detail}). إجاباتك ما زالت هنا.`,
  needAttention: (count) => `إجابات تحتاج إلى مراجعة: ${String(count)}`,
  undrawable: 'لا يمكن عرض هذا السؤال هنا.',
  ended: {
    answered: 'تمت الإجابة',
    declined: 'مرفوض',
    cancelled: 'ملغى',
    expired: 'انتهت المهلة',
    withdrawn: 'سُحب السؤال',
  },
  answeredWith: (answers) => `تمت الإجابة: ${answers}`,
  offered: 'الخيارات المعروضة',
  noAnswer: 'بلا إجابة',
  hiddenAnswer: 'مخفي',
  listSeparator: '، ',
  decisions: {
    allow: 'سماح',
    allow_once: 'سماح مرة واحدة',
    allow_session: 'سماح خلال هذه الجلسة',
    allow_always: 'سماح دون السؤال مجددًا',
    allow_turn_strict_review: 'سماح في هذا الدور مع مراجعة مشددة',
    allow_execpolicy: 'سماح دون السؤال مجددًا عن الأوامر التي تبدأ بـ',
    allow_host: 'سماح بهذا المضيف دائمًا',
    deny_host: 'حظر هذا المضيف دائمًا',
    decline: 'رفض',
    cancel: 'إلغاء وإيقاف',
  },
  issues: {
    required: () => 'تلزم إجابة هنا',
    option: () => 'ليس من الخيارات',
    number: () => 'أدخل رقمًا',
    integer: () => 'أدخل عددًا صحيحًا',
    minimum: (params) => `لا يقل عن ${limit(params)}`,
    maximum: (params) => `لا يزيد على ${limit(params)}`,
    exclusiveMinimum: (params) => `أكبر من ${limit(params)}`,
    exclusiveMaximum: (params) => `أصغر من ${limit(params)}`,
    multipleOf: (params) => `من مضاعفات ${limit(params)}`,
    minLength: (params) => `عدد الأحرف الأدنى: ${limit(params)}`,
    maxLength: (params) => `عدد الأحرف الأقصى: ${limit(params)}`,
    minItems: (params) => `اختر ${limit(params)} على الأقل`,
    maxItems: (params) => `اختر ${limit(params)} على الأكثر`,
    pattern: () => 'ليس بالشكل المطلوب',
    format: () => 'ليس بالشكل المطلوب',
    missing: () => 'ينقص شيء لازم',
    wrong_type: () => 'النوع غير صحيح',
    unsupported: () => 'لا يمكن عرضه سؤالًا',
    limit: () => 'أكبر مما يمكن عرضه',
    remote_ref: () => 'يشير إلى مخطط في مكان آخر، ولن يُجلب',
    recursive: () => 'يشير إلى نفسه',
    unknown_key: (params) => `يطلب «${String(params['key'])}» وليست من الخصائص`,
    default_ignored: () => 'القيمة المبدئية لا تصلح إجابة، فأُهملت',
    unknown: () => 'غير صحيح',
  },
};
