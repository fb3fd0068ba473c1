/**
 * The script of a document's head. It keeps what is typed, ticked and pressed before the page's own scripts have taken an
 * element over, which takes seconds on an old phone with a slow connection; `shell/browser/early-input.ts` does it again. A form that
 * only scripts can send is not sent by the browser, which would load the page again without what was typed. React may
 * take an element over because it is pressed, and answer: a press is kept only where that has not happened. What is typed
 * on while an earlier text of the same field waits takes its place. A form that the browser itself can send is sent by it;
 * its ticks and words are kept, since React, once it has taken the form over, knows of none of them.
 */
export const EARLY_INPUT = [
  '(()=>{const kept=window.earlyInput=new Map;',
  // As `contract/pages/is-live.ts`.
  "const isLive=(element)=>!element.dispatchEvent(new Event('encrypted',{cancelable:true}));",
  "const keep=(element,done)=>{kept.delete(element);kept.set(element,done);dispatchEvent(new Event('earlyinput'))};",
  'const hear=(event)=>{const{type,target,submitter}=event;',
  "const element=type==='input'?target:type==='submit'?submitter:target.closest('button');if(!element)return;",
  "const isHeard=isLive(element)&&!(type==='input'&&kept.has(element));",
  "if(type!=='input'&&element.form?.hasAttribute('action')||isHeard)return;",
  "if(type==='submit')event.preventDefault();",
  "if(type==='input')keep(element,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value);",
  'else setTimeout(()=>isLive(element)||keep(element,null))};',
  "for(const type of['input','click','submit'])addEventListener(type,hear,true)})()",
].join('');
