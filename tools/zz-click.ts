import puppeteer from "puppeteer-core";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { findBrowser, quietFlags } from "./support/browsers";
import { createCertificate } from "./support/certificate";
import { createSiteServer } from "./support/site-server";
import { createStockHost } from "./support/stock-host/server";
import { stockHosts } from "./support/stock-host/chromium-flags";
const folders = process.argv.slice(3); const rounds = Number(process.argv[2]);
const notes: {what:string;t:number;act:number}[]=[]; let wake=()=>{};
const collector=createServer((q,r)=>{ if(q.url!.length>1){const [,what,t,act]=q.url!.split("/"); notes.push({what:what!,t:Number(t),act:Number(act)}); wake();} r.writeHead(204,{"access-control-allow-origin":"*"}).end();}).listen(9555);
const script = `<script>(()=>{const now=()=>performance.timeOrigin+performance.now();const note=(w)=>fetch("http://127.0.0.1:9555/"+w+"/"+now()+"/"+(performance.getEntriesByType("navigation")[0]||{}).activationStart,{mode:"no-cors",keepalive:true}).catch(()=>{});
addEventListener("click",()=>{window.__c=now();note("clicked");},true);
const start=()=>{const look=()=>{const h=document.querySelector("h1");if(!h||h.textContent!==HEADING)requestAnimationFrame(look);else requestAnimationFrame(()=>setTimeout(()=>note("painted")));};look();};
if(document.prerendering)document.addEventListener("prerenderingchange",start,{once:true});else start();})()</script>`;
async function run(){
 const certificate=await createCertificate(["localhost",...stockHosts]); const photos=await createStockHost({port:0,certificate});
 const origins:Record<string,[string,string]>={};
 for(const [i,f] of folders.entries()){
  const d=`/tmp/exp/n${i}`; rmSync(d,{recursive:true,force:true}); cpSync(f,d,{recursive:true});
  const about=readFileSync(readdirSync(d).includes("about.html")?d+"/about.html":d+"/about/index.html","utf8"); const heading=/<h1[^>]*>([^<]*)/.exec(about)![1]!;
  for(const x of readdirSync(d,{recursive:true,encoding:"utf8"})) if(x.endsWith(".html")){const t=readFileSync(d+"/"+x,"utf8");writeFileSync(d+"/"+x,t.replace("<head>","<head>"+script.replace("HEADING",JSON.stringify(heading))));}
  writeFileSync(d+"/_headers","");
  const site=createSiteServer(d); const s=createSecureServer(certificate,(q,r)=>{setTimeout(()=>site.emit("request",q,r),150);}); await new Promise<void>(r=>s.listen(9560+i,r)); origins[f]=[`https://localhost:${9560+i}`,heading];
 }
 const args=[...quietFlags,...photos.flags,certificate.flag];
 const time=async(manner:string,f:string)=>{
  const browser=await puppeteer.launch({executablePath:findBrowser()!,args,headless:true,acceptInsecureCerts:true,defaultViewport:{width:1280,height:800}});
  try{ const [page]=await browser.pages(); notes.length=0; const sel=`header a[href="/about"], header a[href="/about/"]`;
   await page!.goto(origins[f]![0],{waitUntil:manner==="at once"?"domcontentloaded":"networkidle0"});
   notes.length=0;
   const el=await page!.$(sel); const box=(await el!.boundingBox())!; const [x,y]=[box.x+box.width/2,box.y+box.height/2];
   await page!.mouse.move(x,y); if(manner==="rested") await new Promise(r=>setTimeout(r,1500)); else await new Promise(r=>setTimeout(r,60));
   await page!.mouse.down(); await new Promise(r=>setTimeout(r,80)); await page!.mouse.up();
   const end=Date.now()+8000; while(Date.now()<end && !(notes.some(n=>n.what==="painted")&&notes.some(n=>n.what==="clicked"))) await Promise.race([new Promise<void>(r=>wake=r),new Promise(r=>setTimeout(r,100))]);
   const c=notes.find(n=>n.what==="clicked"),p=notes.find(n=>n.what==="painted"&&n.t>(c?.t??0)); return `${((p?.t??NaN)-(c?.t??NaN)).toFixed(0)}${p?.act?"*":""}`;
  } finally{ await browser.close(); } };
 for(const manner of ["at once","settled","rested"]){ const out:Record<string,string[]>={}; for(let i=0;i<rounds;i++) for(const f of folders) (out[f]??=[]).push(await time(manner,f).catch(e=>String(e).slice(0,60))); for(const [f,o] of Object.entries(out)) console.log(manner.padEnd(8),f.padEnd(20),o.join(" ")); }
 process.exit(0);
}
void run();
