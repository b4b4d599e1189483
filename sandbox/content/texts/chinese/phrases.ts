import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content, Phrase } from '../content.ts';

export const contactPhrase: Phrase = (facts) =>
  facts.contact
    ? `请致电${formatContactPhone(facts)}或发邮件至${formatContactMail(facts)}`
    : '请[给我们留言](/support)';

export const phrases: Content['phrases'] = {
  contactPhrase,

  questionSection: (facts) => `## 疑问

如有疑问，${contactPhrase(facts)}。
`,

  complaintSections: (facts) => `## 投诉

如果对我们的服务不满意，${contactPhrase(facts)}。我们会在14天内答复。如果您不接受我们的答复，可以免费向保险纠纷调解机构申请处理。适用保单签发地国家的法律。

## 您的个人信息

[隐私政策](/privacy)说明了我们保存您的哪些信息，以及为什么。
`,
};
