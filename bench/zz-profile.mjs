import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const req = createRequire('/work/bench8/bench/package.json');
const { chromium } = req('@playwright/test');
const W='/tmp/ciranda-bench/workspace';
const path = process.argv[2] ?? '/FAQ/Lista'; const runs=Number(process.argv[3]??5);
const serve=(store,port)=>new Promise(done=>{const c=spawn('node',['delivery.mjs','serve','--store',`/tmp/ciranda-bench/stores/${store}`,'--port',String(port),'--api','http://127.0.0.1:4601'],{cwd:W+'/delivery',env:{...process.env,SANDBOX_URL:'http://127.0.0.1:4601'}});c.stderr.on('data',d=>{ if(/is at/.test(d)) done(c)});});
const kids=[await serve('composed',4951),await serve('monolith',4952)];
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const med=a=>a.sort((x,y)=>x-y)[a.length>>1];
const agg={};
for(let r=0;r<runs;r++) for(const [n,port] of [['a',4951],['b',4952]]){
  const ctx=await browser.newContext({viewport:{width:360,height:740}}); const page=await ctx.newPage(); const cdp=await ctx.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
  await page.addInitScript(()=>{window.__t=[];new PerformanceObserver(l=>l.getEntries().forEach(e=>window.__t.push([e.startTime,e.duration]))).observe({type:'longtask',buffered:true});window.__l=0;new PerformanceObserver(l=>l.getEntries().forEach(e=>window.__l=e.startTime)).observe({type:'largest-contentful-paint',buffered:true});});
  if(process.argv[4]){await cdp.send('Profiler.enable');await cdp.send('Profiler.setSamplingInterval',{interval:200});await cdp.send('Profiler.start');}
  await page.goto(`http://localhost:${port}${path}`); await page.waitForSelector('main h1'); await page.waitForLoadState('networkidle');
  const {t,l}=await page.evaluate(()=>({t:window.__t,l:window.__l}));
  (agg[n]??={tbt:[],lcp:[],tasks:[]}); agg[n].tbt.push(t.reduce((s,[,d])=>s+Math.max(0,d-50),0)); agg[n].lcp.push(l); agg[n].tasks.push(t.map(([s,d])=>`${s|0}+${d|0}`).join(' '));
  if(process.argv[4]){const {profile}=await cdp.send('Profiler.stop'); const self={}; const byId=new Map(profile.nodes.map(x=>[x.id,x])); profile.samples.forEach((id,i)=>{const nd=byId.get(id); const f=nd.callFrame; const k=`${f.functionName||'(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`; self[k]=(self[k]??0)+(profile.timeDeltas[i]??0)/1000;}); agg[n].self=self; writeFileSync(`/tmp/prof-${n}.cpuprofile`,JSON.stringify(profile));}
  await ctx.close();
}
for(const n of ['a','b']){console.log(n,'TBT',med(agg[n].tbt)|0,'LCP',med(agg[n].lcp)|0); console.log(agg[n].tasks.join('\n')); if(agg[n].self){const urls={};for(const [k,v] of Object.entries(agg[n].self)){const u=k.split(' ').pop().split(':')[0];urls[u]=(urls[u]??0)+v;} console.log(urls); console.log(Object.entries(agg[n].self).sort((x,y)=>y[1]-x[1]).slice(0,25).map(([k,v])=>v.toFixed(1)+' '+k).join('\n'));}}
await browser.close(); kids.forEach(k=>k.kill()); process.exit(0);
